/** What keeps Fray from starting and an admin can mend, in one sentence that says how. */
export class CannotStart extends Error {}
