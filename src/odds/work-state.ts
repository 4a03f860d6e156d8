/** Why odds are worked out no further: somebody stopped them or asked for newer ones, or their message can be changed no more. */
export type WorkEnd = 'stopped' | 'newer' | 'late';

/** Whether odds are still worked out, are as well known as they get, or ended before that. */
export type WorkState = 'working' | 'done' | WorkEnd;
