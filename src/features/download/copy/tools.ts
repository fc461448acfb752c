import { driverVersion, importToolVersion } from '~/content/versions'

/** Drivers and tools with their versions. */
export const tools = [
  { id: 'java', version: driverVersion },
  { id: 'python', version: driverVersion },
  { id: 'import', version: importToolVersion }
] as const

export type ToolId = (typeof tools)[number]['id']
