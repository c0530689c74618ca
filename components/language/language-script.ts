import { languages } from '@/lib/roster/language';

/** Where the chosen language is kept; nothing there = the first one of the browser's that we speak. */
export const languageKey = 'muster-roll:language';

/** Stands on the root while the page still shows English to somebody who wants another language. */
export const pendingAttribute = 'data-language-pending';

/**
 * Finds the language before the first paint, so that nobody sees a page change its words. Runs
 * inline in the head; its hash stands in the content security policy of each page.
 */
export const languageScript = `(function(){var d=document.documentElement,k=${JSON.stringify(languages)},l;
try{l=localStorage.getItem('${languageKey}')}catch(e){}
if(k.indexOf(l)<0)l=(navigator.languages||[]).map(function(t){return t.slice(0,2).toLowerCase()}).filter(function(t){return k.indexOf(t)>=0})[0]||k[0];
d.lang=l;if(l!==k[0])d.setAttribute('${pendingAttribute}','')})()`;
