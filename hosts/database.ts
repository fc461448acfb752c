import { drizzle } from 'drizzle-orm/d1'
import type { Database } from './ports'

/** The database of a service as the services use it. Every host has the same dialect, migrations and transactions. */
export const openDatabase = (database: Database) => drizzle(database)
