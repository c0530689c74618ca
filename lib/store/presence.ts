/** Where this device remembers that there are lists on it. */
const key = 'muster-roll:lists';

/**
 * Says on the root, before the first paint, that there were lists here: until they are read the page
 * shows room for them, and any other page how to begin. Runs inline in the head; its hash stands in
 * the content security policy of each page.
 */
export const presenceScript = `(function(){try{if(localStorage.getItem('${key}'))document.documentElement.dataset.lists=''}catch(e){}})()`;

/** For the next page that is opened. A wrong memory costs it a moment of the wrong room. */
export function rememberLists(are: boolean): void {
  try {
    if (are) localStorage.setItem(key, 'some');
    else localStorage.removeItem(key);
  } catch {
    // Site data is blocked or full: the next page begins as a first one does.
  }
}
