import { defineConfig } from 'drizzle-kit'

// Run from the project's root: drizzle-kit generate --config services/passport/drizzle.config.ts
export default defineConfig({
  dialect: 'sqlite',
  schema: './services/passport/db/schema.ts',
  out: './services/passport/db/migrations'
})
