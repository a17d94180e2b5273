/**
 * Leaves out code of the editor's library that we do not use: syntax colours for 250 languages, maps, an SVG optimiser and
 * 33 translations. One small module replaces all of it. Staff read English and Polish.
 */
export const unusedEditorModules = [
  { find: /^(@shikijs\/langs|leaflet|svgo|terra-draw).*/, replacement: '@shikijs/langs/yaml' },
  { find: /^\.\.\/locales\/(?!pl\.).*\.json$/, replacement: '../locales/en-GB.json' },
]
