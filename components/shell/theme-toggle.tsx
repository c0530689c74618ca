'use client';

import { useEffect } from 'react';
import { useWords } from '../language/use-words';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { themeKey } from './theme-script';
import { shellWords } from './words';

const groundOf = { light: '#eff0ec', dark: '#10131a' } as const;
type Theme = keyof typeof groundOf;

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  // The browser's own frame takes the colour of the page, whatever the device prefers.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', groundOf[theme]);
}

function stored(): Theme | undefined {
  try {
    const value = localStorage.getItem(themeKey);
    return isTheme(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function toggle(): void {
  const next = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
  show(next);
  try {
    localStorage.setItem(themeKey, next);
  } catch {
    // Site data is blocked: the choice lasts as long as the page.
  }
}

/** Changes between light and dark. What was chosen is remembered; else the device decides. */
export function ThemeToggle() {
  const words = useWords(shellWords);
  useEffect(() => {
    const chosen = stored();
    if (chosen) show(chosen);
    const device = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      if (!stored()) show(device.matches ? 'dark' : 'light');
    };
    const hear = (event: StorageEvent) => {
      if (event.key === themeKey && isTheme(event.newValue)) show(event.newValue);
    };
    device.addEventListener('change', follow);
    window.addEventListener('storage', hear);
    return () => {
      device.removeEventListener('change', follow);
      window.removeEventListener('storage', hear);
    };
  }, []);
  return (
    <button type="button" onClick={toggle} title={words.theme} className={buttonClass('quiet')}>
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      <span className="sr-only">{words.theme}</span>
    </button>
  );
}
