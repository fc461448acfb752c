/*
 * Assumptions of the documents about details of the product that its specification does not name: commands, ports, paths,
 * packages. The texts under latest/ contain only a placeholder such as `{{port}}`, which the compiler replaces by the
 * value here; a vendor who knows the real name changes it once, below. Each document that uses one says so in an
 * `[!ASSUMPTION]` callout.
 *
 * Also assumed, but as whole statements or files that no placeholder can replace: queries are openCypher; schema
 * statements (9, 12, 14), EXPLAIN and PROFILE (14), statements on users and roles (23); the keys of the mapping file (9)
 * and of the configuration file (5, 7, 8, 20, 23-25); the options of commands (5-9, 20-22, 24); the classes of the
 * drivers (15, 16); the names, arguments and results of algorithm procedures (17-19).
 */

import { brand } from '../../contract/brand.ts'
import { siteVersion } from '../../contract/limits.ts'
import { driverVersion, importToolVersion } from '../versions.ts'

const name = brand.toLowerCase()

/** Values of the placeholders. Those under «not assumed» come from elsewhere and are listed so that texts can use them. */
export const assumptions = {
  // Not assumed: the brand and the versions of the specification.
  brand,
  version: siteVersion,
  driverVersion,
  importVersion: importToolVersion,

  // Commands.
  server: `${name}-server`,
  shell: `${name}-shell`,
  admin: `${name}-admin`,
  importer: `${name}-import`,

  // Network: queries, monitoring over HTTP, between the servers of a cluster; the scheme of an address a driver takes.
  port: '7800',
  httpPort: '7801',
  clusterPort: '7802',
  scheme: name,

  // Paths of an installation, and the system account and service that run it.
  package: name,
  home: `/opt/${name}`,
  config: `/etc/${name}/${name}.yaml`,
  configFolder: `/etc/${name}`,
  data: `/var/lib/${name}`,
  log: `/var/log/${name}`,
  backup: `/backup/${name}`,
  service: name,
  account: name,
  administrator: 'admin',
  graph: 'transfers',
  passwordVariable: `${brand.toUpperCase()}_PASSWORD`,

  // Drivers.
  javaGroup: `com.example.${name}`,
  javaArtifact: `${name}-driver`,
  javaPackage: `com.example.${name}.driver`,
  pythonModule: `${name}_driver`,

  // The namespace of the algorithms' procedures, and the prefix of the names of metrics.
  algorithms: 'algo',
  metric: name
} as const

export type Assumption = keyof typeof assumptions
