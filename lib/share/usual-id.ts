const usual = /^[\w-]{1,64}$/;

/** Whether an id is as they are made here; others would be trouble in journals and addresses. */
export function isUsualId(id: string): boolean {
  return usual.test(id);
}
