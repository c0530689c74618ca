/** Ends the task, so that the page paints and answers before the work goes on, in browsers that can. */
export async function giveWay(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
}
