import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PrometheusMeasures } from '../../src/metrics/measures.ts';
import { PostedTable } from '../posts/posted-table.ts';

/** Matches the names of metrics in a query, but not those of functions, labels and variables. */
const METRIC_NAMES = /\b(?:fray|process|nodejs)_\w+/g;

test('the dashboard and the alerts ask for metrics that Fray has, and each alert says what to do', async () => {
  const table = new PostedTable();
  const measures = new PrometheusMeasures(table.store, () => ({ of: 1, shards: [], servers: 1, canSend: true }));
  const page = await measures.page();
  const known = new Set([...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  await table.close();

  const { panels }: { panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] } = JSON.parse(
    readFileSync('docs/monitoring/grafana.json', 'utf8'),
  );
  const { groups }: { groups: readonly { readonly rules: readonly Record<string, string | object>[] }[] } = parse(
    readFileSync('docs/monitoring/alerts.yml', 'utf8'),
  );
  const rules = groups.flatMap((group) => group.rules);
  const queries = [...panels.flatMap(({ targets }) => targets), ...rules].map(({ expr }) => String(expr));
  const named = queries.flatMap((query) => query.match(METRIC_NAMES) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named.map((name) => name.replace(/_bucket$/, '')))].filter((name) => !known.has(name))).toEqual(
    [],
  );
  for (const rule of rules)
    expect(rule.annotations).toEqual({ summary: expect.any(String), what_to_do: expect.any(String) });
});
