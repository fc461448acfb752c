/** The end-to-end tests of a folder, by the beginnings of their names. Only folders whose code no other page loads. */
export const browserTests: Readonly<Record<string, readonly string[]>> = {
  'src/demos/': ['demos', 'queries', 'accessibility'],
  'src/desk/': ['desk', 'editor'],
  'src/features/activities/': ['resource-center', 'news', 'accessibility'],
  'src/features/certificates/': ['certificates', 'user-center', 'exam'],
  'src/features/company/': ['company', 'accessibility'],
  'src/features/consult/': ['consult', 'leads', 'forms', 'accessibility'],
  'src/features/demos/': ['demos', 'plain', 'accessibility'],
  'src/features/documents/': ['documents', 'feedback', 'queries', 'accessibility'],
  'src/features/download/': ['download', 'forms', 'user-center', 'accessibility'],
  'src/features/exam/': ['exam', 'certificates', 'training', 'user-center', 'desk-exam'],
  'src/features/news/': ['news', 'desk-entries', 'accessibility'],
  'src/features/partners/': ['partner', 'leads', 'forms', 'accessibility'],
  'src/features/search/': ['search', 'shell', 'oldest', 'accessibility'],
  'src/features/training/': ['training', 'exam'],
  'src/features/user-center/': ['user-center', 'messages', 'canary', 'passkeys', 'session', 'accessibility'],
  'src/products/': ['products', 'editions', 'queries', 'accessibility'],
  'src/reports/': ['reports', 'accessibility'],
  'src/solutions/': ['solutions', 'customers', 'queries', 'home', 'accessibility'],
  'src/stories/': ['stories', 'home', 'accessibility']
}
