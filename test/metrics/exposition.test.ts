import { expect, test } from 'vitest';
import { Counter, Histogram, sample } from '../../src/metrics/exposition.ts';

test('a counter tells its counts by labels, and escapes what labels must not hold', () => {
  const counter = new Counter('deeds_total', 'Deeds.');
  counter.add({ command: 'attack', outcome: 'shown' });
  counter.add({ command: 'attack', outcome: 'shown' });
  counter.add({ command: 'a"b\\c\nd', outcome: 'failed' });
  expect(String(counter)).toBe(
    [
      '# HELP deeds_total Deeds.',
      '# TYPE deeds_total counter',
      'deeds_total{command="attack",outcome="shown"} 2',
      String.raw`deeds_total{command="a\"b\\c\nd",outcome="failed"} 1`,
      '',
    ].join('\n'),
  );
});

test('a histogram counts what lies at or below each bound, and what lies above the last', () => {
  const histogram = new Histogram('seconds', 'Time.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.11, 1, 7]) histogram.observe({ command: 'roll' }, value);
  expect(String(histogram).split('\n').slice(2, -1)).toEqual([
    'seconds_bucket{command="roll",le="0.1"} 2',
    'seconds_bucket{command="roll",le="1"} 4',
    'seconds_bucket{command="roll",le="+Inf"} 5',
    'seconds_sum{command="roll"} 8.26',
    'seconds_count{command="roll"} 5',
  ]);
});

test('what has never been counted is still announced', () => {
  expect(String(new Counter('deeds_total', 'Deeds.'))).toBe('# HELP deeds_total Deeds.\n# TYPE deeds_total counter\n');
  expect(sample('gauge', 'open', 'Open.', 3)).toBe('# HELP open Open.\n# TYPE open gauge\nopen 3\n');
});
