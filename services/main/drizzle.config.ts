import { defineConfig } from 'drizzle-kit'

// Run from the project's root: drizzle-kit generate --config services/main/drizzle.config.ts
export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './services/main/db/schema.ts',
    './services/main/db/content-schema.ts',
    './services/main/db/entries-schema.ts',
    './services/main/db/media-schema.ts'
  ],
  out: './services/main/db/migrations'
})
