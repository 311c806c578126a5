// The images of templates, made at set-up by compiling each template's sample.
export interface PreviewImages {
  /** Changes when the image does; null without an image. */
  version(templateId: string): Promise<string | null>
  read(templateId: string): Promise<Buffer | null>
}
