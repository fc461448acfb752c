import { join } from 'node:path'
import { root } from './root.ts'

/* The databases and files of the services: their names, what they begin with, and where a local run keeps them. */

/** Databases of local runs, kept between starts. */
export const stateFolder = join(root, '.local', 'state')

/** Databases and files of local runs on Node. */
export const nodeStateFolder = join(root, '.local', 'node')

/** The services that own a database, with its migrations and initial rows. */
export const databases = [
  { service: 'galaxy-passport', migrations: join(root, 'services/passport/db/migrations') },
  { service: 'galaxy-main', migrations: join(root, 'services/main/db/migrations'), seed: join(root, 'services/main/seed.sql') },
  { service: 'galaxy-exam', migrations: join(root, 'services/exam/db/migrations') }
]

/** The bucket of the service `galaxy-main`: files for visitors. */
export const filesBucket = 'galaxy-files'

/** Initial content of a local site, every entry labeled as a sample. */
export const samplesFolder = join(root, 'services/main/samples')
