/** What a page says to a version that waits, when its player wants it. */
export const takeOverMessage = 'take over';
