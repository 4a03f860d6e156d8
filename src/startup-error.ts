/** What keeps Fray, or a program that comes with it, from starting and an admin can mend: one sentence that says how. */
export class StartupError extends Error {}
