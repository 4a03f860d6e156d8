/** What others need to know of a resource that a system counts. */
export interface ResourceKind {
  /** A turn is made of it: what is left of it is shown with whose turn it is, not among the costs. */
  readonly turn?: true;
  /** That it comes back is told, because it is spent out of turn too. */
  readonly returns?: true;
  /** The one that a GM means who names none, and by which "hurt" and "near death" are told. */
  readonly main?: true;
  /** It fills up for the worse, as wounds and stress do: there, more of it is harm. */
  readonly fills?: true;
  /** Nobody pays with it: blows take from it. */
  readonly soaks?: true;
  /** How much of it somebody has who is revived with none of it. */
  readonly revived?: number;
}

/** The resources of a system by kind: what a key begins with, "uses" of "uses: Dodge". */
export type ResourceKinds = Readonly<Record<string, ResourceKind>>;

/** What a resource is, and whose or of what: "uses: Dodge: twice" is the uses of "Dodge: twice". */
export function kindOf(resource: string): { readonly kind: string; readonly of?: string } {
  const end = resource.indexOf(': ');
  return end === -1 ? { kind: resource } : { kind: resource.slice(0, end), of: resource.slice(end + 2) };
}

/** What its system declares of a resource. */
export function declared(kinds: ResourceKinds, resource: string): ResourceKind {
  const { kind } = kindOf(resource);
  return (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? {};
}

/** The main resource of a system's combatants. */
export function mainOf(kinds: ResourceKinds): string | undefined {
  return Object.keys(kinds).find((kind) => kinds[kind]?.main === true);
}
