import { join } from 'node:path';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { newFolder } from '../bot.ts';
import { describeStore } from './contract.ts';

const folder = newFolder();

describeStore('SQLite', (data) => new SqliteStore(openDatabase(join(folder, `${data}.db`))));
