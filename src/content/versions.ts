/** Versions of the tools delivered with the database (spec §3); the database's own is `siteVersion` of the contract. */
export const driverVersion = '3.4.1'
export const importToolVersion = '3.0.0'
