/** For a test of what looks or is worked differently on a phone: it is gone through on both. */
export const onPhonesToo = { tag: '@phone' } as const;
