/** Work in small steps, so that others can be served in between. It yields after each step. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps without a break. */
export function runAllSteps<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
