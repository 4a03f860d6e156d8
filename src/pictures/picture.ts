import { type BoardView, boardPicture } from './board.ts';
import { type Course, coursePicture } from './course.ts';
import { type ForecastChart, forecastPicture } from './forecast-chart.ts';
import { imagePicture, type ShownImage } from './image.ts';
import { type Strip, stripPicture } from './strip.ts';
import { THEMES, type ThemeName } from './theme.ts';

/** A picture as data, to be drawn where nobody waits for it: the same data are the same picture. */
export interface Picture {
  readonly shows:
    | { readonly board: BoardView }
    | { readonly strip: Strip }
    | { readonly course: Course }
    | { readonly forecast: ForecastChart }
    | { readonly image: ShownImage };
  readonly theme: ThemeName;
  /** The same in words, for whoever has it read aloud. */
  readonly alt: string;
}

/** A picture as SVG. */
export function svgOf({ shows, theme: name }: Pick<Picture, 'shows' | 'theme'>): string {
  const theme = THEMES[name];
  if ('board' in shows) return boardPicture(shows.board, theme);
  if ('strip' in shows) return stripPicture(shows.strip, theme);
  if ('forecast' in shows) return forecastPicture(shows.forecast, theme);
  return 'course' in shows ? coursePicture(shows.course, theme) : imagePicture(shows.image);
}
