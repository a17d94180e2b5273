declare module 'virtual:accents.css' {}

interface ImportMetaEnv {
  /** Put in by the build; absent in tests. */
  readonly FORMS_ORIGIN?: string
}
