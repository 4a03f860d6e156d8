/**
 * The colors of both themes. Players' tokens are light and enemies' dark, so that they differ even in grayscale. Their
 * shapes differ too.
 */
const SHARED_COLORS = {
  players: '#9AD4FF',
  onPlayers: '#0B2236',
  enemies: '#A63A12',
  onEnemies: '#FFFFFF',
  others: '#E7D28A',
  onOthers: '#2B2408',
  /** Marks whose turn it is, where a combatant can go, and what just happened. */
  mark: '#FFC933',
  wood: '#A9763F',
  darkWood: '#5B3B1A',
  condition: '#6A2C91',
  edge: '#101113',
  health: '#FFFFFF',
  lost: '#4A4D55',
  low: '#7A1500',
} as const;

/**
 * The colors of a picture. Discord doesn't say whether a reader uses the light or dark theme, so a setting decides.
 */
export const THEMES = {
  dark: {
    ...SHARED_COLORS,
    card: '#1E1F22',
    floor: '#3B3E45',
    otherFloor: '#383B42',
    grid: '#4C5058',
    wall: '#141518',
    wallFace: '#A7ACB5',
    ink: '#F2F3F5',
    softInk: '#A9AEB7',
    water: '#24506F',
    deepWater: '#12324A',
    wave: '#8CC4EA',
    rough: '#98A07A',
    raised: '#FFFFFF',
    playersLine: '#9AD4FF',
    enemiesLine: '#FF8A5C',
  },
  light: {
    ...SHARED_COLORS,
    card: '#FFFFFF',
    floor: '#F3EEE4',
    otherFloor: '#EEE8DC',
    grid: '#D8CFBF',
    wall: '#5A544B',
    wallFace: '#1F1C19',
    ink: '#1E1B18',
    softInk: '#6A6358',
    water: '#C3E1F4',
    deepWater: '#86BADC',
    wave: '#2F7AAE',
    rough: '#7C8256',
    raised: '#7A5A26',
    playersLine: '#0067A8',
    enemiesLine: '#A63A12',
  },
} as const;

/** The colors of lines and bars for each side. */
export const SIDE_LINE_COLORS = { players: 'playersLine', enemies: 'enemiesLine' } as const;

export const THEME_NAMES = ['dark', 'light'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];
export type Theme = Readonly<Record<keyof (typeof THEMES)['dark'], string>>;
