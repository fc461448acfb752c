import { defineConfig } from 'drizzle-kit'

// Run from the project's root: drizzle-kit generate --config services/exam/drizzle.config.ts
export default defineConfig({
  dialect: 'sqlite',
  schema: './services/exam/db/schema.ts',
  out: './services/exam/db/migrations'
})
