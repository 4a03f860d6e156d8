/** Something an admin has to set right (EX_CONFIG of sysexits.h). A supervisor need not try again: see `docs/fray.service`. */
const CONFIGURATION = 78;
/** Something that passes by itself (EX_TEMPFAIL): a supervisor may try again. */
const TEMPORARY = 75;

/** Why Fray, or a program that comes with it, cannot run: one sentence for the admin that says what to do. */
export class StartupError extends Error {
  /** The exit status that tells a supervisor whether to try again. */
  readonly exitStatus: number;

  constructor(message: string, { temporary = false }: { readonly temporary?: boolean } = {}) {
    super(message);
    this.exitStatus = temporary ? TEMPORARY : CONFIGURATION;
  }
}
