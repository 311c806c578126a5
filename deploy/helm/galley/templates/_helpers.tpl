{{- define "galley.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "galley.image" -}}
{{- $repository := required "image.repository: where the image of deploy/Dockerfile is" .Values.image.repository -}}
{{- if .Values.image.digest -}}
{{ $repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ $repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end }}

{{- define "galley.secret" -}}
{{ required "existingSecret: the name of a Secret with DATABASE_URL, SECRETS_KEY and WORKER_TOKEN" .Values.existingSecret }}
{{- end }}

{{/* Of (list . "api"): what selects the pods of a part. */}}
{{- define "galley.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: galley
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "galley.labels" -}}
{{- $root := index . 0 -}}
{{ include "galley.selector" . }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $root.Chart.Name $root.Chart.Version }}
{{- end }}

{{/* No rights of the machine, no right to write but to mounted folders. */}}
{{- define "galley.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* Pods of one part on different nodes, where there are so many. */}}
{{- define "galley.spread" -}}
- maxSkew: 1
  topologyKey: kubernetes.io/hostname
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "galley.selector" . | nindent 6 }}
{{- end }}
