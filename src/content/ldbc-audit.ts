/**
 * What the auditor of the social-network benchmark supplies: `auditor`, `auditedOn`, `scaleFactor`, `baseline` and
 * `disclosure` with address and SHA-256 (`auditSchema` in src/reports/benchmark/format.ts). The page shows the stamp
 * «audited» once all of them are here and valid.
 */
export const ldbcAudit: unknown = {}
