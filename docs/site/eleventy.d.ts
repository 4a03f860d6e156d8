declare module '@11ty/eleventy' {
  /** The generator, as far as the tests use it. Folders are relative to the current one. */
  export class Eleventy {
    constructor(input: string, output: string, options: { readonly quietMode: boolean; readonly configPath: string });
    write(): Promise<unknown>;
  }
}
