/** Made by the build (scripts/search/plugin.ts). */
declare module 'virtual:search-index' {
  export const manifests: Readonly<
    Record<
      import('~/contract/locale').Locale,
      Readonly<Record<import('~/contract/limits').DocumentsVersion, import('./index-format').IndexManifest>>
    >
  >
}
