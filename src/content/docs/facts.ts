/*
 * The vendor's facts in the documents. A text contains only a placeholder such as `{{port}}`, which the compiler replaces
 * by the value here, so that a command or an address is the same on every page. Document 31 tells readers which of them
 * are samples; a vendor replaces those below, once, and changes that page.
 *
 * Whole statements and files that no placeholder can hold: queries are openCypher, LOAD CSV (1, 38), schema statements
 * (9, 12, 14), EXPLAIN and PROFILE (14), statements on users and roles (23), the keys of the mapping file (9, 38) and of
 * the configuration file (35), options of commands, methods of the drivers (15, 16), arguments and results of the
 * procedures of algorithms (17-19).
 */

import { brand } from '../../contract/brand.ts'
import { documentsVersion, siteVersion } from '../../contract/limits.ts'
import { driverVersion, importToolVersion } from '../versions.ts'

const name = brand.toLowerCase()
const [port, httpPort, clusterPort] = ['7800', '7801', '7802']
const members = ['db1.example.com', 'db2.example.com', 'db3.example.com']

/** The brand and the versions of the specification. */
const publishedFacts = { brand, version: siteVersion, driverVersion, importVersion: importToolVersion, documentsVersion }

/** Samples, until the vendor writes the real ones here. */
export const sampleFacts = {
  // Commands, and the folder of the path that has links to them.
  server: `${name}-server`,
  shell: `${name}-shell`,
  admin: `${name}-admin`,
  importer: `${name}-import`,
  bin: '/usr/local/bin',

  // Network: queries, monitoring over HTTP, between the servers of a cluster; the scheme of an address a driver takes.
  port,
  httpPort,
  clusterPort,
  scheme: name,
  address: `${name}://127.0.0.1:${port}`,
  // With TLS, so that the names of the certificates are in it.
  clusterAddress: `${name}+s://${members.map((member) => `${member}:${port}`).join(',')}`,

  // Paths of an installation, and the system account and service that run it.
  package: name,
  home: `/opt/${name}`,
  importerHome: `/opt/${name}-import`,
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
  driverClass: 'GraphDatabase',

  // Drivers for a cluster, and the folder of the package that holds them.
  javaClusterArtifact: `${name}-cluster-driver`,
  pythonClusterModule: `${name}_cluster_driver`,
  driverFolder: `/opt/${name}/drivers`,

  // The namespace of the algorithms' procedures, and the prefix of the names of metrics.
  algorithms: 'algo',
  metric: name
} as const

/** Values of all placeholders. */
export const facts: Readonly<Record<string, string>> = { ...publishedFacts, ...sampleFacts }
