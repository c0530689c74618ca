/** Where this site lies, its path included: links lead back to it. Only in a browser. */
export function siteAddress(): string {
  return window.location.origin + (process.env.NEXT_PUBLIC_BASE_PATH ?? '');
}
