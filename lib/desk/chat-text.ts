/** Characters with which chats write markup or call people, and such as look like them and do nothing. */
const lookalikes: Readonly<Record<string, string>> = {
  '*': '\uff0a',
  _: '\uff3f',
  '~': '\uff5e',
  '`': '\u2019',
  '|': '\uff5c',
  '<': '\uff1c',
  '>': '\uff1e',
  '@': '\uff20',
  '#': '\uff03',
};

/**
 * A text of somebody else as a part of a line that is pasted into a chat: no line breaks, no controls,
 * nothing that turns text round, and nothing that the chat would take for markup, a link or a call.
 */
export function chatText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[*_~`|<>@#]/g, (character) => lookalikes[character] ?? character)
    .replaceAll('://', ': //')
    .trim();
}
