import { describe, expect, test } from 'vitest';
import { configurationOf } from '../src/configuration.ts';
import { StartupError } from '../src/startup-error.ts';

describe('Settings', () => {
  test('that are not set are as `.env.example` says', () => {
    const byDefault = {
      token: undefined,
      api: undefined,
      server: undefined,
      database: 'fray.db',
      databaseUrl: undefined,
      shards: undefined,
      pictures: true,
      languages: [],
      leaseSeconds: 20,
      logLevel: 'info',
      metrics: undefined,
      commandsPerSecond: 2,
    };
    expect(configurationOf({})).toEqual(byDefault);
    const emptySettings = [
      'DISCORD_TOKEN',
      'DISCORD_API_BASE',
      'DISCORD_GUILD_ID',
      'DATABASE_PATH',
      'DATABASE_URL',
      'SHARDS',
      'LOG_LEVEL',
    ];
    expect(configurationOf(Object.fromEntries([...emptySettings, 'METRICS_PORT'].map((name) => [name, ' '])))).toEqual(
      byDefault,
    );
  });

  test('that are set are read', () => {
    expect(
      configurationOf({
        DISCORD_TOKEN: ' abc.def.ghi\n',
        DISCORD_API_BASE: 'http://127.0.0.1:8080/api/',
        DISCORD_GUILD_ID: '123456789012345678',
        DATABASE_PATH: '/var/lib/fray/fray.db',
        DATABASE_URL: 'postgres://fray:pass@db.example:5432/fray?sslmode=require',
        SHARDS: '8,0-3/32',
        PICTURES: 'off',
        LANGUAGES: 'de, fr',
        LEASE_SECONDS: '10',
        LOG_LEVEL: 'Debug',
        METRICS_PORT: '9464',
        METRICS_HOST: '0.0.0.0',
        COMMANDS_PER_SECOND: '0.5',
      }),
    ).toEqual({
      token: 'abc.def.ghi',
      api: 'http://127.0.0.1:8080/api',
      server: '123456789012345678',
      database: '/var/lib/fray/fray.db',
      databaseUrl: 'postgres://fray:pass@db.example:5432/fray?sslmode=require',
      shards: { of: 32, own: [0, 1, 2, 3, 8] },
      pictures: false,
      languages: ['de', 'fr'],
      leaseSeconds: 10,
      logLevel: 'debug',
      metrics: { host: '0.0.0.0', port: 9464 },
      commandsPerSecond: 0.5,
    });
  });

  test('only this machine may ask about health, unless set otherwise', () => {
    expect(configurationOf({ METRICS_PORT: '1' }).metrics).toEqual({ host: '127.0.0.1', port: 1 });
    expect(configurationOf({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
  });

  test.each([
    ['DISCORD_TOKEN', 'abc def'],
    ['DISCORD_TOKEN', 'abc…def'],
    ['DISCORD_API_BASE', 'discord'],
    ['DISCORD_API_BASE', 'ftp://discord.com/api'],
    ['DISCORD_GUILD_ID', 'My server'],
    ['DISCORD_GUILD_ID', '12345'],
    ['DATABASE_URL', 'mysql://fray:pass@db.example/fray'],
    ['DATABASE_URL', 'postgres://fray:pa ss@db.example/fray'],
    ['SHARDS', '0-7'],
    ['SHARDS', '0-8/8'],
    ['SHARDS', '3-1/8'],
    ['SHARDS', '0-3,2/8'],
    ['SHARDS', '0/0'],
    ['SHARDS', '0,/8'],
    ['LEASE_SECONDS', '1'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'toString'],
    ['METRICS_PORT', '0'],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', '80a'],
    ['METRICS_PORT', '-1'],
    ['SHARE', 'yes'],
    ['SHARE_URL', 'fray.example.org'],
    ['DOCS_URL', 'docs/admins.md'],
    ['COMMANDS_PER_SECOND', 'many'],
    ['COMMANDS_PER_SECOND', '-1'],
    ['COMMANDS_PER_SECOND', '1e3'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    try {
      configurationOf({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(StartupError);
      const line = error instanceof Error ? error.message : '';
      expect(line).toMatch(new RegExp(`^${name} [^\n]+\\.$`));
      // The line must not contain secrets, even invalid ones.
      expect(line.includes(value)).toBe(!['DISCORD_TOKEN', 'DATABASE_URL'].includes(name));
      return;
    }
    expect.fail('It was taken');
  });

  test('for several processes are refused without a database that they can share', () => {
    expect(() => configurationOf({ SHARDS: '0-7/32' })).toThrow(/^SHARDS is set without DATABASE_URL\. /);
  });

  test('to share fights on the web need a port, and take a public address without a slash at its end', () => {
    const addresses = { METRICS_PORT: '9464', SHARE_URL: 'https://fray.example.org/' };
    expect(configurationOf(addresses).shareAddress).toBeUndefined();
    expect(configurationOf({ ...addresses, SHARE: 'on' }).shareAddress).toEqual({
      url: 'https://fray.example.org',
      port: 9464,
    });
    expect(() => configurationOf({ SHARE: 'on' })).toThrow(/^SHARE is on, but there is no METRICS_PORT/);
  });

  test('that are invalid are all named, on a line each', () => {
    const wrongSettings = {
      DISCORD_TOKEN: 'my token',
      LOG_LEVEL: 'lo\nud',
      METRICS_PORT: '0',
      COMMANDS_PER_SECOND: 'many',
    };
    expect(() => configurationOf({ ...wrongSettings, DATABASE_PATH: 'right.db' })).toThrow(
      new StartupError(
        [
          'DISCORD_TOKEN is invalid. It must be text without spaces or unusual characters: copy it again from the developer portal.',
          'LOG_LEVEL is invalid (“lo ud”). It must be one of these: silent, fatal, error, warn, info, debug, trace.',
          'METRICS_PORT is invalid (“0”). It must be empty or a whole number from 1 to 65535.',
          'COMMANDS_PER_SECOND is invalid (“many”). It must be a number such as 2, or 0 for no limit.',
        ].join('\n'),
      ),
    );
  });
});
