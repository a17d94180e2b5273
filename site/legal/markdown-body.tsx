/** A text of ours that was Markdown. */
export function MarkdownBody({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`legal-body min-w-0 ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own files, never from what a visitor sends
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
