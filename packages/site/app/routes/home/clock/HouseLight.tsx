import { type FrontHour, frontHouse } from '@daily-nest/content/front-house';
import * as css from './clock.css.ts';

const { hours, size, window: opening, sky } = frontHouse;
const [width, height] = opening;

/** All windows in one path, without light. */
const windows = hours
  .map(({ corner: [x, y] }) => `M${x} ${y + 2}l${width}-2v${height}l-${width - 2} 2Z`)
  .join('');

/** The lit window with its frame and its sill, cut by hand. */
const litOf = ({ corner: [x, y] }: FrontHour) =>
  `M${x - 16} ${y - 14}l${width + 34}-4-2 ${height + 40}-${width + 54} 3Z`;

const wide = [70, 150];

/**
 * The light of each hour over the house: flat shapes, multiplied with the paper below. The style sheet shows
 * that of one hour.
 */
export function HouseLight() {
  return (
    <svg className={css.light} viewBox={`0 0 ${size.join(' ')}`} aria-hidden="true">
      <defs>
        <path id="house-sky" d={sky} />
        <path id="house-windows" d={windows} />
      </defs>
      {hours.map((hour) => {
        const { house, sky: air, dark, rings, orbs } = hour.light;
        const [x, y] = hour.corner;
        return (
          <g key={hour.name} className={css.shade} data-of={hour.name}>
            <path fill={house} d={`M0 0H${size[0]}V${size[1]}H0Z`} />
            {rings.map((color, place) => {
              const past = wide[rings.length - 1 - place]!;
              return (
                <ellipse
                  key={color}
                  fill={color}
                  cx={x + width / 2}
                  cy={y + height / 2}
                  rx={width / 2 + past}
                  ry={height / 2 + past}
                />
              );
            })}
            <use href="#house-sky" fill={air} />
            {orbs.map(({ color, path }) => (
              <path key={color} fill={color} d={path} />
            ))}
            <use href="#house-windows" fill={dark} />
            <path fill="#fff" d={litOf(hour)} />
          </g>
        );
      })}
    </svg>
  );
}
