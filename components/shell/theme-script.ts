/** Where the chosen theme is kept; nothing there = as the device has it. */
export const themeKey = 'muster-roll:theme';

/**
 * Sets the theme before the first paint, so that a dark page never flashes light. Runs inline in
 * the head; its hash stands in the content security policy of each page.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${themeKey}')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=t})()`;
