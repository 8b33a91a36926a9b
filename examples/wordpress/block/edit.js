;(function (wp, { pageOptions, siteOptions, videoOptions }) {
  const { createElement: el, Fragment } = wp.element
  const { __, sprintf } = wp.i18n
  const { InspectorControls, PanelColorSettings, useBlockProps } = wp.blockEditor
  const { Disabled, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components

  const KINDS = [
    { value: 'inline', label: __('Part of the page', 'scheduling') },
    { value: 'text', label: __('Link that opens a popup', 'scheduling') },
    { value: 'popup', label: __('Button in the corner that opens a popup', 'scheduling') },
    { value: 'video', label: __('Video', 'scheduling') },
  ]
  const THEMES = [
    { value: '', label: __('The visitor’s', 'scheduling') },
    { value: 'light', label: __('Light', 'scheduling') },
    { value: 'dark', label: __('Dark', 'scheduling') },
  ]

  function field({ name, input, label }, attributes, choose) {
    const onChange = (value) => choose({ [name]: value || undefined })
    const control = { key: name, label, onChange }
    if (input === 'toggle') return el(ToggleControl, { ...control, checked: Boolean(attributes[name]) })
    if (input === 'theme')
      return el(SelectControl, { ...control, options: THEMES, value: attributes[name] ?? '' })
    return el(TextControl, { ...control, value: attributes[name] ?? '' })
  }

  function panel(title, options, attributes, choose) {
    const fields = options.filter(({ input }) => input !== 'color')
    return el(
      PanelBody,
      { title, initialOpen: false },
      fields.map((option) => field(option, attributes, choose)),
    )
  }

  function colors(offered, attributes, choose) {
    const options = offered.filter(({ input }) => input === 'color')
    return el(PanelColorSettings, {
      title: __('Colors', 'scheduling'),
      initialOpen: false,
      colorSettings: options.map(({ name, label }) => ({
        label,
        value: attributes[name],
        // Palettes of themes have short ones, which the booking page does not accept.
        onChange: (value) => choose({ [name]: value?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3') }),
      })),
    })
  }

  function settings(attributes, choose) {
    return el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: __('Booking page', 'scheduling') },
        el(SelectControl, {
          label: __('Shown as', 'scheduling'),
          options: KINDS,
          value: attributes.kind,
          onChange: (kind) => choose({ kind }),
        }),
        el(TextControl, {
          label: attributes.kind === 'video' ? __('Video', 'scheduling') : __('Booking page', 'scheduling'),
          help:
            attributes.kind === 'video'
              ? __('The address of its page, such as video_embed/abcd1234.', 'scheduling')
              : __('Such as demo/30min. Leave empty for the default in Settings → Scheduling.', 'scheduling'),
          value: attributes.url ?? '',
          onChange: (url) => choose({ url: url || undefined }),
        }),
      ),
      ...(attributes.kind === 'video' ? videoPanels : bookingPanels)(attributes, choose),
    )
  }

  function videoPanels(attributes, choose) {
    return [
      colors(videoOptions, attributes, choose),
      panel(__('Button and title', 'scheduling'), videoOptions, attributes, choose),
    ]
  }

  function bookingPanels(attributes, choose) {
    return [
      colors([...pageOptions, ...siteOptions], attributes, choose),
      panel(__('Link and button', 'scheduling'), siteOptions, attributes, choose),
      panel(__('Options of the booking page', 'scheduling'), pageOptions, attributes, choose),
    ]
  }

  // The button in the corner is made by the script, which stays out of the editor.
  function preview(attributes) {
    if (attributes.kind !== 'popup')
      return el(Disabled, null, el(wp.serverSideRender, { block: 'scheduling/booking', attributes }))
    const words = attributes.button_text ?? __('Booking', 'scheduling')
    return el(Placeholder, {
      icon: 'calendar-alt',
      label: __('Scheduling', 'scheduling'),
      // translators: %s: text of a button.
      instructions: sprintf(__('The button “%s” floats in the corner of the page.', 'scheduling'), words),
    })
  }

  wp.blocks.registerBlockType('scheduling/booking', {
    edit: ({ attributes, setAttributes }) =>
      el(
        Fragment,
        null,
        settings(attributes, setAttributes),
        el('div', useBlockProps(), preview(attributes)),
      ),
    // Drawn by the server each time, so that nothing in stored pages grows old.
    save: () => null,
  })
})(window.wp, window.schedulingBlock)
