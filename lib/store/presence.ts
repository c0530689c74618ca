/** Where this device remembers that there are lists on it. */
const listsKey = 'muster-roll:lists';

/**
 * Says on the root, before the first paint, that there were lists here: until they are read the page
 * shows room for them, and any other page how to begin. Runs inline in the head; its hash stands in
 * the content security policy of each page.
 */
export const presenceScript = `(function(){try{if(localStorage.getItem('${listsKey}'))document.documentElement.dataset.lists=''}catch(e){}})()`;

function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Site data is blocked or full: the next page begins as a first one does.
  }
}

/** For the next page that is opened. A wrong memory costs it a moment of the wrong room. */
export function rememberLists(are: boolean): void {
  remember(listsKey, are ? 'some' : undefined);
}

/** Where this device remembers of which ruleset the last list was. */
const rulesetKey = 'muster-roll:ruleset';

/** For the next list that is opened: mostly it is of the same ruleset. */
export function rememberRuleset(id: string): void {
  remember(rulesetKey, id);
}

/** The ruleset of the list that was opened last; any text where somebody else wrote there. */
export function rememberedRuleset(): string | undefined {
  try {
    return localStorage.getItem(rulesetKey) ?? undefined;
  } catch {
    return undefined;
  }
}
