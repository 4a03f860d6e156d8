/** How a test comes out. Each is a tier that all systems tell by. */
export type Degree = 'failure' | 'success' | 'critical success';
